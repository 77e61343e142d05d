/**
 * The contact form (docs/product.md, «Contact»). Its fields are what EmailJS' send-form takes, so it works
 * by the platform alone; once here, this sends it and says what became of it.
 */
import { useReducer, useRef, type InputEvent, type ReactNode, type SubmitEvent } from 'react';
import { Boundary } from './shared/Boundary.tsx';
import { advice, failureOf, type Failure } from './contact/failure.ts';
import { blankProblem, fieldNames, honeypotName, readMessage } from './contact/fields.ts';
import { sendMessage, type EmailService } from './contact/send.ts';
import { initialState, nextState } from './contact/state.ts';

interface Channel {
  readonly label: string;
  readonly url: string;
}

interface Props {
  service: EmailService;
  /** The community's other ways to be reached. */
  channels: readonly Channel[];
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement): Field[] =>
  fieldNames.map((name) => form.elements.namedItem(name) as Field);

const checkBlank = (field: Field): void =>
  field.setCustomValidity(blankProblem(field.name, field.value));

/** Brings what is said after a long form to where its writer looks. */
const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });

function FailureNotice({ failure, channels }: { failure: Failure; channels: Props['channels'] }) {
  return (
    <div className="contact-failure" role="alert" ref={bringIntoView}>
      <p>
        <strong>No pudimos enviar tu mensaje.</strong> {advice[failure]}
      </p>
      <p>Lo que escribiste sigue en el formulario. También nos encontrás en:</p>
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
  const [state, dispatch] = useReducer(nextState, initialState);
  const status = useRef<HTMLParagraphElement>(null);
  const isUnderWay = useRef(false);
  const isSending = state.name === 'sending';

  const finish = (sentForm: HTMLFormElement): void => {
    sentForm.reset();
    dispatch({ type: 'succeed' });
    // The button has done its work: what happened is read next.
    status.current?.focus();
  };

  const submit = async (sentForm: HTMLFormElement): Promise<void> => {
    const data = new FormData(sentForm);
    dispatch({ type: 'send' });
    // A program filled in what no person sees: it is told what it wants to hear.
    if (data.get(honeypotName)) {
      finish(sentForm);
      return;
    }
    try {
      await sendMessage(readMessage(data), service);
      finish(sentForm);
    } catch (error) {
      console.error('Error al enviar el mensaje', error);
      dispatch({ type: 'fail', failure: failureOf(error) });
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { currentTarget } = event;
    if (isUnderWay.current) return;
    // What was typed before this was there has not been checked.
    fieldsOf(currentTarget).forEach(checkBlank);
    if (!currentTarget.reportValidity()) return;
    isUnderWay.current = true;
    void submit(currentTarget).finally(() => {
      isUnderWay.current = false;
    });
  };

  const onInput = (event: InputEvent<HTMLFormElement>): void => {
    fieldsOf(event.currentTarget).forEach(checkBlank);
    dispatch({ type: 'edit' });
  };

  return (
    <>
      <form
        className="contact"
        data-react=""
        aria-busy={isSending || undefined}
        action={`${service.origin}/api/v1.0/email/send-form`}
        method="post"
        encType="multipart/form-data"
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <input type="hidden" name="service_id" value={service.serviceId} />
        <input type="hidden" name="template_id" value={service.templateId} />
        <input type="hidden" name="user_id" value={service.publicKey} />
        <p>
          <label htmlFor="user_name">Nombre</label>
          <input
            className="field"
            id="user_name"
            name="user_name"
            type="text"
            autoComplete="name"
            readOnly={isSending}
            required
          />
        </p>
        <p>
          <label htmlFor="user_email">Dirección de email</label>
          <input
            className="field"
            id="user_email"
            name="user_email"
            type="email"
            autoComplete="email"
            readOnly={isSending}
            required
          />
        </p>
        <p>
          <label htmlFor="message">Mensaje</label>
          <textarea
            className="field"
            id="message"
            name="message"
            rows={6}
            readOnly={isSending}
            required
          />
        </p>
        <p className="visually-hidden" aria-hidden="true">
          <label htmlFor={honeypotName}>Dejá este campo vacío</label>
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
            <span className="at-rest">Enviar</span>
            <span className="while-busy" hidden>
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
        {state.name === 'sent' && 'Mensaje enviado con éxito'}
      </p>
      {state.name === 'failed' && <FailureNotice failure={state.failure} channels={channels} />}
    </>
  );
}

export default function ContactForm(props: Props): ReactNode {
  return (
    <Boundary
      canRetry={false}
      fallback={<p>Lo que escribiste vuelve a aparecer al cargar de nuevo la página.</p>}
    >
      <Form {...props} />
    </Boundary>
  );
}
