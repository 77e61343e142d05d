/** Imported before all else: begins a command, or ends a script that cannot begin, because the community's files are not right. */
import './begin.ts';
import { loadCommunity } from '../../src/config/community.ts';
import { communityDirectoryOf } from '../../src/config/data.ts';
import { fail } from './fail.ts';

try {
  loadCommunity(communityDirectoryOf(process.env));
} catch (error) {
  fail('No se hizo nada', error);
}
