import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { page, texts } from '../fixtures/site.ts';

const $ = page('/contacto');

test('the form asks for name, e-mail and message, all required', () => {
  expect(texts($, 'h1')).toEqual(['CONTACTANOS']);
  const fields = $('form [required]')
    .toArray()
    .map((field) => {
      const name = $(field).attr('name') ?? '';
      return [name, $(field).attr('type') ?? 'textarea', $(`label[for=${name}]`).text()];
    });
  expect(fields).toEqual([
    ['user_name', 'text', 'Nombre'],
    ['user_email', 'email', 'Dirección de email'],
    ['message', 'textarea', 'Mensaje'],
  ]);
  expect(texts($, 'form button > :not([hidden])')).toEqual(['Enviar']);
});

test('without JavaScript the form posts what EmailJS takes', () => {
  expect($('form').attr('action')).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
  expect($('form').attr('method')).toBe('post');
  expect($('form').attr('enctype')).toBe('multipart/form-data');
  const hidden = $('form input[type=hidden]').toArray();
  const { serviceId, templateId, publicKey } = site.forms.contact;
  expect(hidden.map(({ attribs }) => [attribs['name'], attribs['value']])).toEqual([
    ['service_id', serviceId],
    ['template_id', templateId],
    ['user_id', publicKey],
  ]);
});

test('the form has a field that no person meets, a trap for programs', () => {
  const trap = $('form input[name=asunto]');
  expect(trap.attr()).toMatchObject({ tabindex: '-1', autocomplete: 'off' });
  expect(trap.attr('required')).toBeUndefined();
  expect(trap.closest('.visually-hidden').attr('aria-hidden')).toBe('true');
});

test('the form’s island comes when it is touched', () => {
  expect($('astro-island').attr('client')).toBe('touch');
  expect($('astro-island form')).toHaveLength(1);
});
