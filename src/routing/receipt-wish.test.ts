// Which receipts a person's switches leave out, where several agents got one mail.
import { expect, it } from 'vitest'
import { emptyOutcome, type MailSwitch } from '../agent/outcome.ts'
import type { Account } from './ports.ts'
import { receiptWish } from './receipt-wish.ts'
import type { Summary } from './summary.ts'

const sender = { id: 1, confirmed: true } as Account
const made = {
  ...{ number: 1, title: 'Book the hall', meta: [], url: 'https://crew.example/1' },
  subject: { kind: 'task', id: 1 },
}

const told = (mailSwitch: MailSwitch | null, more: Partial<Summary> = {}): Summary => ({
  ...emptyOutcome('1 task'),
  made: [made],
  by: 'rules',
  model: null,
  header: null,
  mailSwitch,
  ...more,
})

const wish = (off: readonly MailSwitch[], ...summaries: Summary[]) =>
  receiptWish(
    {
      mailPermission: async (_userId, name) =>
        off.includes(name) ? null : { unsubscribeUrl: `https://crew.example/unsubscribe/${name}` },
    },
    sender,
    summaries,
  )

it('SET-21: a switch leaves out the receipt whose agent has named it, and no other', async () => {
  const off = ['newTaskAlerts'] as const
  expect(await wish(off, told('newTaskAlerts'))).toEqual({ wanted: false })
  expect(await wish(off, told('projectUpdates'))).toEqual({
    wanted: true,
    unsubscribeUrl: 'https://crew.example/unsubscribe/projectUpdates',
  })
  expect(await wish(off, told(null))).toEqual({ wanted: true })
})

it('what one agent has to say goes out, though what the other did is switched off', async () => {
  const off = ['newTaskAlerts'] as const
  expect(await wish(off, told('newTaskAlerts'), told(null))).toEqual({ wanted: true })
  expect(await wish(off, told('newTaskAlerts'), told('newTaskAlerts', { notes: ['A note.'] }))).toEqual({
    wanted: true,
  })
  expect(await wish([...off, 'projectUpdates'], told('newTaskAlerts'), told('projectUpdates'))).toEqual({
    wanted: false,
  })
})
