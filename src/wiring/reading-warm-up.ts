// Reads a mail for nothing, so that the first real one of a thread does not pay for word lists and compiling.
import { readByRules } from '../features/tula/task-rules.ts'
import { parseMail } from '../mail/parse.ts'

const TEXT = `Hi Ben,

could you please send the offer to Anna by Friday? I will book the room for 3 May at 10:30.
2 is done. Move the report to next Monday, and remind me every week.

Best regards
Anna

On Mon, 3 May 2026 at 10:00, Ben <ben@example.com> wrote:
> When do we meet?
`

const RAW = `From: Anna <anna@example.com>
To: Ben <ben@example.com>
Subject: The offer
Date: Mon, 4 May 2026 10:00:00 +0200
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=utf-8

${TEXT}
--b
Content-Type: text/html; charset=utf-8

<p style="color:#333">${TEXT.replaceAll('\n\n', '</p><p>')}</p>
--b--
`

export async function warmUp(): Promise<void> {
  const parsed = await parseMail(Buffer.from(RAW.replaceAll('\n', '\r\n')))
  const person = (userId: number, name: string) => ({
    userId,
    name,
    email: `${name.toLowerCase()}@example.com`,
  })
  const mail = {
    ...{ parsed, sender: person(1, 'Anna'), to: [person(2, 'Ben')], cc: [], commandsOnly: false },
    ...{ sentAt: new Date('2026-05-04T08:00:00Z'), zone: 'Europe/Berlin' },
  }
  const known = {
    id: 1,
    number: 2,
    title: 'Send the report',
    status: 'pending',
    assignees: [],
    repeats: false,
    dueDate: null,
  }
  for (const isReply of [false, true]) readByRules({ ...mail, isReply }, { tasks: isReply ? [known] : [] })
}
