/** What a visitor writes, and when it counts as written. */
export const fieldNames = ['user_name', 'user_email', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Message = Readonly<Record<FieldName, string>>;

/** A field no person sees: what fills it in is a program. Its name is none that browsers fill in. */
export const honeypotName = 'asunto';

const blankTexts: Message = {
  user_name: 'Escribí tu nombre: hay solo espacios.',
  user_email: 'Escribí tu dirección de email.',
  message: 'Escribí tu mensaje: hay solo espacios.',
};

const isFieldName = (name: string): name is FieldName => fieldNames.some((known) => known === name);

/** What is wrong with a field that the browser takes as filled in; empty when nothing is. */
export function blankProblem(name: string, value: string): string {
  const isBlank = value !== '' && value.trim() === '';
  return isBlank && isFieldName(name) ? blankTexts[name] : '';
}

/** The message of a form's data, without white space around it. */
export function readMessage(data: FormData): Message {
  const text = (name: FieldName): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    user_name: text('user_name'),
    user_email: text('user_email'),
    message: text('message'),
  };
}
