// The process that bench/intake.ts measures: the real listener and journal, with or without the drain.
import { join } from 'node:path'
import { systemClock } from '../src/kit/clock.ts'
import { Database } from '../src/kit/db/database.ts'
import { openEmbedded } from '../src/kit/db/embedded.ts'
import { migrateDatabase } from '../src/kit/db/migrate.ts'
import { createLog } from '../src/kit/log.ts'
import { mintSystemScope } from '../src/kit/scope.ts'
import { acceptInto } from '../src/mail/intake/accept.ts'
import { loadOrMakeCertificate } from '../src/mail/intake/certificate.ts'
import { createDrain } from '../src/mail/intake/drain.ts'
import { intakeStore } from '../src/mail/intake/intake-store.ts'
import { openJournal } from '../src/mail/intake/journal.ts'
import { openMailFiles } from '../src/mail/intake/mail-files.ts'
import { startSmtpListener } from '../src/mail/intake/smtp-listener.ts'

const [dataDir = '', domain = '', drained = ''] = process.argv.slice(2)
const log = createLog('warn')
const journal = await openJournal({ folder: join(dataDir, 'journal'), log })

if (drained === 'drained') {
  const db = new Database(await openEmbedded(dataDir))
  await migrateDatabase(db, join(process.cwd(), 'db/migrations'))
  createDrain({
    journal,
    mailFiles: openMailFiles(join(dataDir, 'mails')),
    store: intakeStore(db, mintSystemScope('intake'), async () => {}),
    asideFolder: join(dataDir, 'set-aside'),
    log,
    clock: systemClock,
  })
}

const listener = await startSmtpListener({
  host: '127.0.0.1',
  port: 0,
  protocol: 'smtp',
  tls: await loadOrMakeCertificate({ dataDir, domain, configured: null }),
  domain,
  localMode: true,
  trustedRelays: [],
  ports: { accept: acceptInto(journal), judgeRecipient: async () => ({ ok: true }) },
  log,
  clock: systemClock,
})
process.stdout.write(`${listener.port}\n`)
