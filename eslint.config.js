import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const noFreeClock = {
  message:
    'Dates are read and written by src/domain/time.ts alone: it knows the community’s time zone.',
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
);
