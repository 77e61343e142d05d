/** The contact form (docs/product.md, «Contact»): the browser owns its fields, and the island sends it once it is there. */
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import {
  advice,
  failureOf,
  fieldNames,
  plainForm,
  type EmailService,
  type Failure,
} from '../config/contact/email-service.ts';
import { sendMessage } from '../client/send-message.ts';
import { bounded } from './shared/Boundary.tsx';

interface Props {
  service: EmailService;
  /** Other ways to reach the community. */
  channels: readonly { label: string; url: string }[];
}

/** Name of a field that people do not see, so only programs fill it in. Browsers do not autofill this name. */
const honeypotName = 'asunto';

const { name, email, message } = fieldNames;
const fieldsHtml = `
<p>
  <label for="${name}">Nombre</label>
  <input class="field" id="${name}" name="${name}" type="text" autocomplete="name" required>
</p>
<p>
  <label for="${email}">Dirección de email</label>
  <input class="field" id="${email}" name="${email}" type="email" autocomplete="email" required>
</p>
<p>
  <label for="${message}">Mensaje</label>
  <textarea class="field" id="${message}" name="${message}" rows="6" required></textarea>
</p>
<p class="visually-hidden" aria-hidden="true">
  <label for="${honeypotName}">Dejá este campo vacío</label>
  <input id="${honeypotName}" name="${honeypotName}" type="text" tabindex="-1" autocomplete="off">
</p>
<p>
  <button class="button" type="submit">
    <span class="at-rest">Enviar</span>
    <span class="while-busy" hidden>Enviando…</span>
  </button>
</p>`;

/**
 * Props of the form's element. React leaves its content as it is: what the visitor typed before hydration, and what
 * password managers and translators inserted. A constant, because React writes the HTML of another object again.
 */
const keptFields = {
  dangerouslySetInnerHTML: { __html: fieldsHtml },
  suppressHydrationWarning: true,
} as const;

/** The form as browsers send it without the island. */
function PlainForm({
  service,
  ...props
}: ComponentProps<'form'> & Pick<Props, 'service'>): ReactNode {
  const { action, hidden } = plainForm(service);
  return (
    <>
      <form
        className="contact"
        id="contacto"
        action={action}
        method="post"
        encType="multipart/form-data"
        {...keptFields}
        {...props}
      />
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" form="contacto" name={key} value={value} />
      ))}
    </>
  );
}

const fieldsOf = (form: HTMLFormElement): NodeListOf<HTMLInputElement | HTMLTextAreaElement> =>
  form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.field');

/** Sets the validation message of fields that have only spaces, which the browser accepts as filled in. */
function checkBlank(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const isBlank = field.value !== '' && field.value.trim() === '';
    // Browsers refuse spaces in the field for the email address.
    const fieldWord = field.name === message ? 'mensaje' : 'nombre';
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
      <p>
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

function ContactForm({ service, channels }: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | { failure: Failure }>('idle');
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const isSending = state === 'sending';
  useEffect(() => {
    if (!form.current) return;
    for (const field of fieldsOf(form.current)) field.readOnly = isSending;
    form.current.querySelector('button')?.setAttribute('aria-disabled', String(isSending));
  }, [isSending]);

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
    // Moves the focus from the button to the status, which is what the visitor reads next.
    status.current?.focus();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending) return;
    // Text that was typed before hydration has not been checked yet.
    checkBlank(event.currentTarget);
    if (event.currentTarget.reportValidity()) void send(event.currentTarget);
  };

  return (
    <>
      <PlainForm
        service={service}
        ref={form}
        aria-busy={isSending || undefined}
        onSubmit={onSubmit}
        onInput={(event) => {
          checkBlank(event.currentTarget);
          // A failure's advice stays while the visitor edits the text, until the next attempt.
          if (state === 'sent') setState('idle');
        }}
      />
      <p className="contact-status" role="status" tabIndex={-1} ref={status}>
        {state === 'sent' && 'Mensaje enviado con éxito'}
      </p>
      {typeof state === 'object' && <FailureNotice failure={state.failure} channels={channels} />}
    </>
  );
}

export default bounded(ContactForm, ({ service }) => (
  <>
    <p>Lo que escribiste vuelve a aparecer al cargar de nuevo la página.</p>
    <PlainForm service={service} />
  </>
));
