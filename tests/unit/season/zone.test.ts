/** Days of communities far from UTC. */
import { expect, onTestFinished, test, vi } from 'vitest';

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Argentina/Buenos_Aires'])(
  'a day is written as that day in %s',
  async (timeZone) => {
    vi.resetModules();
    vi.doMock('../../../src/config/facts.ts', () => ({ locale: { lang: 'es-AR', timeZone } }));
    onTestFinished(() => {
      vi.doUnmock('../../../src/config/facts.ts');
      vi.resetModules();
    });
    const { formatWeekdayDate } = await import('../../../src/domain/time.ts');
    expect(formatWeekdayDate('2026-11-20')).toBe('viernes 20 de noviembre de 2026');
  },
);
