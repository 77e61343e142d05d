import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import { dirname, join, relative } from 'node:path';
import tseslint from 'typescript-eslint';
import { floorOf, rooms } from './scripts/architecture/rooms.ts';

const noFreeClock = {
  message:
    'Dates are read and written by src/domain/time.ts alone: it knows the community’s time zone.',
};

const src = join(import.meta.dirname, 'src');

/** A file of src/ imports from its own room and from those before it in the list, and none of the tools. */
const lowerRooms = {
  create: (context) => {
    const file = relative(src, context.filename);
    const floor = floorOf(file);
    const check = (node) => {
      if (floor < 0 || !node.source?.value.startsWith('.')) return;
      const path = relative(src, join(dirname(context.filename), node.source.value));
      if (path.startsWith('../scripts/')) {
        context.report({
          node,
          message: `«${path}»: scripts/ uses src/, and not the other way round.`,
        });
      }
      const imported = floorOf(path);
      if (imported <= floor) return;
      const message = `«${rooms[floor].folder}» imports no «${rooms[imported].folder}», which stands above it (scripts/architecture/rooms.ts).`;
      context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default defineConfig(
  globalIgnores(['dist*', '.astro', 'node_modules']),
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An empty string from the environment or a sheet is as good as none.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      // There are no enums, nor classes of one shape that could be taken for each other: a fifth of the
      // time of all rules for nothing.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Contradicts noPropertyAccessFromIndexSignature of the strictest tsconfig.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.strict],
  },
  ...astro.configs['flat/recommended'],
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    plugins: { rooms: { rules: { 'lower-rooms': lowerRooms } } },
    rules: { 'rooms/lower-rooms': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: ['src/domain/time.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]',
          ...noFreeClock,
        },
        {
          selector:
            'NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]',
          ...noFreeClock,
        },
      ],
    },
  },
  {
    // One such script with types would have all of them read twice: a twelfth of the time of lint.
    files: ['**/*.astro/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program > :not(ImportDeclaration)',
          message: 'What a page’s script does stands in src/client/, where lint knows its types.',
        },
      ],
    },
  },
);
