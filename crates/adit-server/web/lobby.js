// @ts-check
/** The lobby stays up to date. */

import { keepRenewed } from './renewed.js';

keepRenewed('/lobby/events', 'lobby', 'lobby');
