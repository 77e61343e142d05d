/** Commands that need a community import this file first. It ends the command if the community's files have mistakes. */
import { onErrorSay } from './begin.ts';
import { loadCommunity } from '../../src/config/community.ts';
import { communityDirectoryOf } from '../../src/config/environment.ts';

onErrorSay('No se hizo nada');
loadCommunity(communityDirectoryOf(process.env));
