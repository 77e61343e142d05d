import { expect, test } from 'vitest';
import type { Problem } from '../../../src/domain/problem.ts';
import { canonicalDocuments } from '../../../src/sources/canonical.ts';
import { fetchPictures, imageCache } from '../../../src/snapshot/fetch-pictures.ts';
import { validate, type SourceVersion } from '../../../src/snapshot/validate.ts';
import type { FetchedText } from '../../../src/sources/fetch-all.ts';
import { withRelations } from '../../../src/snapshot/take.ts';
import { quickRetries } from '../sources/loopback.ts';

const name = 'communities';

/** What is said of the communities after a run that fetched this. */
function run(fetched: FetchedText, last: SourceVersion | null): SourceVersion {
  const { validated } = validate(name, fetched, last, { now: new Date(), acceptShrink: false });
  const after =
    validated && withRelations(new Map([[name, validated]]), new Date(), null).get(name);
  if (!after) throw new Error('there is no data');
  return after;
}

test('a picture that could not be had is told for as long as its documents are kept', async () => {
  const community = { id: 'a', name: 'A', image: 'foto.jpg', url: 'ftp://a', category: 'pais' };
  const fetched = await fetchPictures(name, [community], imageCache(new Map(), quickRetries));
  const first = run(
    { text: canonicalDocuments(fetched.documents), problems: fetched.problems },
    null,
  );
  const columns = ({ state }: SourceVersion) => state.problems.map(({ column }) => column);
  expect(columns(first)).toEqual(['image', 'url']);

  const contradiction: Problem = {
    source: name,
    row: 'a',
    column: 'name',
    value: 'A',
    reason: 'de aquel día',
    advice: '',
  };
  first.state.problems.push(contradiction);
  const second = run({ failure: 'respondió 403' }, first);
  expect(second.state.status).toBe('kept');
  expect(columns(second)).toEqual(['image', 'url']);
  expect(columns(run({ failure: 'respondió 403' }, second))).toEqual(['image', 'url']);
});
