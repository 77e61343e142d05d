/** Imported before all else: begins a command that needs a community, and ends it when the community's files are not right. */
import { onErrorSay } from './begin.ts';
import { loadCommunity } from '../../src/config/community.ts';
import { communityDirectoryOf } from '../../src/config/data.ts';

onErrorSay('No se hizo nada');
loadCommunity(communityDirectoryOf(process.env));
