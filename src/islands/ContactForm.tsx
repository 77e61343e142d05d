/** Sends the contact form, which is its slot (docs/product.md, «Contact»). */
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import {
  advice,
  failureOf,
  fieldNames,
  honeypotName,
  type EmailService,
  type Failure,
} from '../config/contact/email-service.ts';
import { sendMessage } from '../client/send-message.ts';
import { bounded } from './shared/Boundary.tsx';

interface Props {
  service: EmailService;
  /** Other ways to reach the community. */
  channels: readonly { label: string; url: string }[];
  /** The form. */
  children?: ReactNode;
}

const fieldsOf = (form: HTMLFormElement): NodeListOf<HTMLInputElement | HTMLTextAreaElement> =>
  form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.field');

/** Sets the validation message of fields that have only spaces, which the browser accepts as filled in. */
function checkBlank(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const isBlank = field.value !== '' && field.value.trim() === '';
    // Browsers refuse spaces in the field for the email address.
    const fieldWord = field.name === fieldNames.message ? 'mensaje' : 'nombre';
    field.setCustomValidity(isBlank ? `Escribí tu ${fieldWord}: hay solo espacios.` : '');
  }
}

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
      <p className="apart">
        Lo que escribiste sigue en el formulario.
        {channels.length > 0 && ' También nos encontrás en:'}
      </p>
      {channels.length > 0 && (
        <ul className="row">
          {channels.map(({ label, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ContactForm({ service, channels, children }: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | { failure: Failure }>('idle');
  const slot = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const isSending = state === 'sending';
  useEffect(() => {
    const form = slot.current?.querySelector('form');
    if (!form) return;
    form.ariaBusy = isSending ? 'true' : null;
    for (const field of fieldsOf(form)) field.readOnly = isSending;
    form.querySelector('button')?.setAttribute('aria-disabled', String(isSending));
  }, [isSending]);
  useEffect(() => {
    // Moves the focus from the button to the status, now that it has the text that the visitor reads next.
    if (state === 'sent') status.current?.focus();
  }, [state]);

  const send = async (sent: HTMLFormElement): Promise<void> => {
    const data = new FormData(sent);
    setState('sending');
    try {
      // A filled honeypot means a program. Nothing is sent, but the program sees a success.
      if (!data.get(honeypotName)) await sendMessage(data, service);
    } catch (error) {
      console.error('Error al enviar el mensaje', error);
      setState({ failure: failureOf(error) });
      return;
    }
    sent.reset();
    setState('sent');
  };
  const onSubmit = (event: SyntheticEvent<HTMLElement>): void => {
    event.preventDefault();
    const form = event.currentTarget.querySelector('form');
    if (isSending || !form) return;
    // Text that was typed before hydration has not been checked yet.
    checkBlank(form);
    if (form.reportValidity()) void send(form);
  };
  const onInput = (event: SyntheticEvent<HTMLElement>): void => {
    const form = event.currentTarget.querySelector('form');
    if (form) checkBlank(form);
    // A failure's advice stays while the visitor edits the text, until the next attempt.
    if (state === 'sent') setState('idle');
  };

  return (
    <>
      <section role="none" ref={slot} onSubmit={onSubmit} onInput={onInput}>
        {children}
      </section>
      <p className="contact-status" role="status" tabIndex={-1} ref={status}>
        {state === 'sent' && 'Mensaje enviado con éxito'}
      </p>
      {typeof state === 'object' && <FailureNotice failure={state.failure} channels={channels} />}
    </>
  );
}

export default bounded(
  ContactForm,
  'Lo que escribiste vuelve a aparecer al cargar de nuevo la página.',
);
