/** What a schema says of its fields: a row each, for people. */
import type { z } from '../../src/config/schemas/validation.ts';

export interface Field {
  /** As it is written in the file: `divisions[].groups[].window.first`. */
  place: string;
  description: string;
  isRequired: boolean;
  example: string;
}

type Definition = Record<string, unknown> & { shape?: Record<string, z.core.$ZodType> };

const definitionOf = (schema: unknown): Definition =>
  (schema as { _zod: { def: Definition } })._zod.def;

/** What a schema is of without what is around it: optional, transformed, one of several. */
function core(schema: unknown): { definition: Definition; isRequired: boolean } {
  const definition = definitionOf(schema);
  const type = definition['type'];
  // A pipe that begins with a transform only prepares its input there: its output says what it is.
  const piped = definition['in'] as z.core.$ZodType | undefined;
  const isPrepared = piped !== undefined && definitionOf(piped)['type'] === 'transform';
  const inner = definition['innerType'] ?? (isPrepared ? definition['out'] : piped);
  if (inner) {
    const found = core(inner);
    const isMarked = type === 'optional' || type === 'nullable' || type === 'default';
    return { ...found, isRequired: found.isRequired && !isMarked };
  }
  const options = definition['options'] as unknown[] | undefined;
  // A competition's file: the other choice is that there is none.
  const fields = options?.findLast((option) => definitionOf(option).shape);
  return fields ? core(fields) : { definition, isRequired: true };
}

const shown = (value: unknown): string => {
  if (value === undefined || value === null || typeof value === 'function') return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** Every field of a schema, with examples out of a value. */
export function fieldsOf(schema: unknown, example: unknown, place = ''): Field[] {
  const { definition } = core(schema);
  if (definition['element']) {
    return fieldsOf(definition['element'], (example as unknown[] | undefined)?.[0], `${place}[]`);
  }
  return Object.entries(definition.shape ?? {}).flatMap(([key, field]): Field[] => {
    const own = place === '' || place === '[]' ? key : `${place}.${key}`;
    const value = (example as Record<string, unknown> | undefined)?.[key];
    const { definition: inner, isRequired } = core(field);
    const nested = inner.shape ?? (inner['element'] && core(inner['element']).definition.shape);
    const { description = '' } = field as { description?: string };
    const row = { place: own, description, isRequired, example: nested ? '' : shown(value) };
    return nested ? [row, ...fieldsOf(field, value, own)] : [row];
  });
}
