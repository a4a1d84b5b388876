// `mailcrew mailbox`: lets Mailcrew read the mailbox of IMAP_URL by OAuth; its owner says yes in a browser.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../../src/config.ts'
import { askConsent } from '../../src/mail/intake/imap/oauth/mailbox-consent.ts'
import { refreshTokenFile } from '../../src/mail/intake/imap/oauth/refresh-token-file.ts'
import { UsageError } from './usage.ts'

export const mailboxUsage = `mailcrew mailbox              lets the server read the mailbox of IMAP_URL by OAuth (IMAP_OAUTH_ISSUER)`

/** Answers the exit code. */
export async function mailbox(args: string[]): Promise<number> {
  parseArgs({ args, options: {} })
  const { imap, dataDir } = readConfig(process.env)
  if (!imap?.oauth) throw new UsageError('Set IMAP_URL without a password, and IMAP_OAUTH_ISSUER, first')
  const tokens = refreshTokenFile(dataDir, imap, imap.oauth.key)
  const browser = createServer()
  await new Promise<void>((resolve) => browser.listen(0, '127.0.0.1', resolve))
  const { port } = browser.address() as AddressInfo
  const redirectUri = `http://127.0.0.1:${port}`
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const consent = await askConsent(imap.oauth, tokens, { redirectUri, user: imap.user })
    console.log(`Open this address in a browser, sign in as ${imap.user}, and agree:\n\n${consent.url}\n`)
    console.log(
      'If the browser runs on another machine, copy the address at which it ends and paste it here.',
    )
    const came = await Promise.race([
      new Promise<string>((resolve) => {
        browser.on('request', (request, response) => {
          const url = request.url ?? '/'
          response.end('This is all. You can close this page.')
          if (/[?&](?:code|error)=/.test(url)) resolve(url)
        })
      }),
      terminal.question(''),
    ])
    await consent.finish(new URL(came.trim(), redirectUri))
    console.log('Mailcrew may read the mailbox now.')
    return 0
  } finally {
    terminal.close()
    browser.closeAllConnections()
    browser.close()
  }
}
