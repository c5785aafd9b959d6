// @ts-check
/** The page of a tournament stays up to date. */

import { keepRenewed } from './renewed.js';

keepRenewed(`${location.pathname}/events`, 'tournament', 'tournament');
