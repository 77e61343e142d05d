import { expect, test } from 'vitest';
import { page } from '../fixtures/site.ts';

const $ = page('/contacto');

test('without JavaScript the form posts what EmailJS takes', () => {
  expect($('form').attr()).toMatchObject({
    action: 'https://api.emailjs.com/api/v1.0/email/send-form',
    method: 'post',
    enctype: 'multipart/form-data',
  });
});

test('the form has a field that no person meets, a trap for programs', () => {
  const trap = $('form input[name=asunto]');
  expect(trap.attr()).toMatchObject({ tabindex: '-1', autocomplete: 'off' });
  expect(trap.attr('required')).toBeUndefined();
  expect(trap.closest('.visually-hidden').attr('aria-hidden')).toBe('true');
});

test('the form’s island comes when it is touched', () => {
  expect($('astro-island').attr('client')).toBe('interaction');
  expect($('astro-island form')).toHaveLength(1);
});
