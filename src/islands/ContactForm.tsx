/**
 * The contact form (docs/product.md, «Contact»). The browser can send it by itself; once the island is hydrated,
 * the island sends it and reports the outcome.
 */
import { useRef, useState, type InputEvent, type ReactNode, type SubmitEvent } from 'react';
import {
  advice,
  failureOf,
  fieldNames,
  plainForm,
  type EmailService,
  type Failure,
} from '../config/contact/email-service.ts';
import { sendMessage } from './send-message.ts';
import { bounded } from './shared/Boundary.tsx';

interface Props {
  service: EmailService;
  /** Other ways to reach the community. */
  channels: readonly { label: string; url: string }[];
}

/** Name of a field that people do not see, so only programs fill it in. Browsers do not autofill this name. */
const honeypotName = 'asunto';

/** Fields for the visitor. `required` accepts a text of spaces alone; from an email address browsers strip spaces. */
const fields = [
  { name: fieldNames.name, label: 'Nombre', type: 'text', autoComplete: 'name' },
  { name: fieldNames.email, label: 'Dirección de email', type: 'email', autoComplete: 'email' },
  { name: fieldNames.message, label: 'Mensaje', rows: 6 },
] as const;

const blankTexts = {
  [fieldNames.name]: 'Escribí tu nombre: hay solo espacios.',
  [fieldNames.message]: 'Escribí tu mensaje: hay solo espacios.',
};

/** Sets the validation message of fields that have only spaces, which the browser accepts as filled in. */
function checkBlank(form: HTMLFormElement): void {
  for (const [name, text] of Object.entries(blankTexts)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    const isBlank = field.value !== '' && field.value.trim() === '';
    field.setCustomValidity(isBlank ? text : '');
  }
}

/**
 * Props of each element with a text. Browsers that translate replace text nodes by `<font>` elements. Without these
 * props React would discard the form and the typed text (error 418). The text has to be the element's only child.
 */
const translatable = { suppressHydrationWarning: true };

/** Scrolls a notice below the long form into view. */
const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });

function FailureNotice({ failure, channels }: { failure: Failure; channels: Props['channels'] }) {
  return (
    <div className="contact-failure" role="alert" ref={bringIntoView}>
      <p>
        <strong>
          {failure === 'timeout'
            ? 'No sabemos si tu mensaje salió.'
            : 'No pudimos enviar tu mensaje.'}
        </strong>{' '}
        {advice[failure]}
      </p>
      <p>
        {channels.length > 0
          ? 'Lo que escribiste sigue en el formulario. También nos encontrás en:'
          : 'Lo que escribiste sigue en el formulario.'}
      </p>
      <ul className="row">
        {channels.map(({ label, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Form({ service, channels }: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | { failure: Failure }>('idle');
  const status = useRef<HTMLParagraphElement>(null);
  const isSending = state === 'sending';
  const { action, hidden } = plainForm(service);

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    setState('sending');
    try {
      // A filled honeypot means a program. Nothing is sent, but the program sees a success.
      if (!data.get(honeypotName)) await sendMessage(data, service);
    } catch (error) {
      console.error('Error al enviar el mensaje', error);
      setState({ failure: failureOf(error) });
      return;
    }
    form.reset();
    setState('sent');
    // Moves the focus from the button to the status, which is what the visitor reads next.
    status.current?.focus();
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending) return;
    // Text that was typed before hydration has not been checked yet.
    checkBlank(event.currentTarget);
    if (event.currentTarget.reportValidity()) void submit(event.currentTarget);
  };

  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    checkBlank(event.currentTarget);
    // A failure's advice stays while the visitor edits the text, until the next attempt.
    setState((current) => (current === 'sent' ? 'idle' : current));
  };

  return (
    <>
      <form
        className="contact"
        data-react=""
        aria-busy={isSending || undefined}
        action={action}
        method="post"
        encType="multipart/form-data"
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map(({ label, ...field }) => {
          const control = { ...field, className: 'field', id: field.name, readOnly: isSending };
          return (
            <p key={field.name}>
              <label htmlFor={field.name} {...translatable}>
                {label}
              </label>
              {'rows' in field ? (
                <textarea {...control} required />
              ) : (
                <input {...control} required />
              )}
            </p>
          );
        })}
        <p className="visually-hidden" aria-hidden="true">
          <label htmlFor={honeypotName} {...translatable}>
            Dejá este campo vacío
          </label>
          <input
            id={honeypotName}
            name={honeypotName}
            type="text"
            tabIndex={-1}
            autoComplete="off"
          />
        </p>
        <p>
          <button className="button" type="submit" aria-disabled={isSending || undefined}>
            <span className="at-rest" {...translatable}>
              Enviar
            </span>
            <span className="while-busy" hidden {...translatable}>
              Enviando…
            </span>
          </button>
        </p>
      </form>
      <p
        className="contact-status"
        role="status"
        tabIndex={-1}
        ref={status}
        data-lost="No pudimos enviar tu mensaje: revisá tu conexión y volvé a enviarlo. Lo que escribiste sigue en el formulario."
      >
        {state === 'sent' && 'Mensaje enviado con éxito'}
      </p>
      {typeof state === 'object' && <FailureNotice failure={state.failure} channels={channels} />}
    </>
  );
}

export default bounded(Form, () => (
  <p>Lo que escribiste vuelve a aparecer al cargar de nuevo la página.</p>
));
