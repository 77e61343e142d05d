import { describe, expect, test } from 'vitest';
import { parseNationalPodiums, parseWorldPodiums } from '../../../src/domain/podiums.ts';

describe('parseNationalPodiums', () => {
  const document = { id: 'a', year: 2021, podium: ['Zoe', 'Ana', 'Beto'] };
  const parse = (fields: object) =>
    parseNationalPodiums('national-tournaments-podiums', [{ ...document, ...fields }]);

  test('reads year, picture and names from first place down', () => {
    expect(parse({ image: 'images/a.webp' })).toEqual({
      value: [{ ...document, image: 'images/a.webp' }],
      problems: [],
      broken: [],
    });
  });

  test('needs no picture', () => {
    expect(parse({}).value).toMatchObject([{ image: null }]);
  });

  test('reads a year written as text', () => {
    expect(parse({ year: '2021' }).value).toMatchObject([{ year: 2021 }]);
  });

  test.each([
    ['year', { year: 'MMXXI' }],
    ['podium.0', { podium: 7 }],
    ['podium.1', { podium: ['Zoe', ' '] }],
  ])('refuses a podium whose %s cannot be read', (field, fields) => {
    expect(() => parse(fields)).toThrow(
      `national-tournaments-podiums: documento a, campo ${field}: `,
    );
  });
});

describe('parseWorldPodiums', () => {
  const parse = (podium: unknown) =>
    parseWorldPodiums('world-championships-podiums', [{ id: 'a', year: 2018, podium }]);

  test('gives each podium by position, by number', () => {
    const { value, problems } = parse([
      { position: 12, name: 'Damián', country: 'Argentina' },
      { position: 2, name: 'Lukas', country: 'Alemania' },
      { position: '1', name: 'Kenta', country: 'Japón' },
    ]);
    expect(value).toEqual([
      {
        id: 'a',
        year: 2018,
        podium: [
          { position: 1, name: 'Kenta', country: 'Japón' },
          { position: 2, name: 'Lukas', country: 'Alemania' },
          { position: 12, name: 'Damián', country: 'Argentina' },
        ],
      },
    ]);
    expect(problems).toEqual([]);
  });

  test('needs no country', () => {
    expect(parse([{ position: 1, name: 'Kenta' }]).value).toMatchObject([
      { podium: [{ country: '' }] },
    ]);
  });

  test.each([
    ['podium.0.position', [{ position: 'primero', name: 'Kenta' }]],
    ['podium.0.name', [{ position: 1, name: '' }]],
    ['podium.0', 'Kenta'],
  ])('refuses a podium whose %s cannot be read', (field, podium) => {
    expect(() => parse(podium)).toThrow(
      `world-championships-podiums: documento a, campo ${field}: `,
    );
  });
});
