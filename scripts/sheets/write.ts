/** `node scripts/sheets/write.ts`: writes docs/planillas.xlsx, the spreadsheet that organisers copy. */
import { writeFileSync } from 'node:fs';
import { sheetTabs } from './tabs.ts';
import { formatXlsx } from './xlsx.ts';

writeFileSync('docs/planillas.xlsx', formatXlsx(sheetTabs()));
