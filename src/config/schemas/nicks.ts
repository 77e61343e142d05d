/** `nicks.yaml`: who changed nicks, whose addresses would be the same, who asked for no page. */
import { z } from './validation.ts';
import { id, text } from './fields.ts';

export const nicksSchema = z.strictObject({
  renamed: z.record(z.string(), text).superRefine((renamed, context) => {
    for (const before of Object.keys(renamed)) {
      const path = [before];
      for (let next = renamed[before]; next !== undefined; next = renamed[next]) {
        if (path.includes(next)) {
          const message = `los cambios dan vueltas: ${[...path, next].join(' → ')}; borrá uno`;
          context.addIssue({ code: 'custom', path: [before], message });
          return;
        }
        path.push(next);
      }
    }
  }),
  addresses: z.record(z.string(), id).superRefine((addresses, context) => {
    const taken = new Map<string, string>();
    for (const [nick, slug] of Object.entries(addresses)) {
      const owner = taken.get(slug);
      const message = `esa dirección ya es de «${owner}»`;
      if (owner !== undefined) context.addIssue({ code: 'custom', path: [nick], message });
      taken.set(slug, nick);
    }
  }),
  withoutPage: z.array(text).optional(),
});
