/**
 * The contact form (SPEC.md §2, §4, §5). Its fields are what EmailJS' send-form takes, so it works
 * by the platform alone; once here, this sends it and says what became of it.
 */
import {
  useEffect,
  useReducer,
  useRef,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Boundary } from './Boundary.tsx';
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

/** Takes over a submit that src/client/contact.ts held while this was on its way. */
function takeOver(form: HTMLFormElement): void {
  const early = form.dataset['early'];
  // It waited too long and is leaving by the plain POST.
  if (early === 'posted') return;
  form.dataset['early'] = 'over';
  if (early !== 'held') return;
  form.querySelector('button')?.removeAttribute('aria-busy');
  form.requestSubmit();
}

export function FailureNotice({
  failure,
  channels,
}: {
  failure: Failure;
  channels: Props['channels'];
}) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="contact-failure" role="alert" ref={notice}>
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
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const isUnderWay = useRef(false);
  const isSending = state.name === 'sending';

  useEffect(() => {
    if (!form.current) return;
    // By src/client/contact-draft.ts, which forgets the text when the form is reset.
    if ('restored' in form.current.dataset) dispatch({ type: 'restore' });
    fieldsOf(form.current).forEach(checkBlank);
    takeOver(form.current);
  }, []);

  useEffect(() => {
    // The button that was pressed has nothing left to do: what happened is what comes next.
    if (state.name === 'sent') status.current?.focus();
  }, [state.name]);

  const finish = (sentForm: HTMLFormElement): void => {
    sentForm.reset();
    dispatch({ type: 'succeed' });
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
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void submit(event.currentTarget).finally(() => {
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
        ref={form}
        className="contact"
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
          <button
            className="button"
            type="submit"
            aria-busy={isSending || undefined}
            aria-disabled={isSending || undefined}
          >
            <span className="at-rest">Enviar</span>
            <span className="while-busy" hidden>
              Enviando…
            </span>
          </button>
        </p>
      </form>
      <p className="contact-status" role="status" tabIndex={-1} ref={status}>
        {state.name === 'sent' && 'Mensaje enviado con éxito'}
        {state.name === 'restored' && 'Recuperamos lo que habías escrito.'}
      </p>
      {state.name === 'failed' && <FailureNotice failure={state.failure} channels={channels} />}
    </>
  );
}

export default function ContactForm(props: Props): ReactNode {
  return (
    <Boundary rest={<p>Lo que escribiste vuelve a aparecer al cargar de nuevo la página.</p>}>
      <Form {...props} />
    </Boundary>
  );
}
