// smtp-server with what it leaves no setting for: no wait before the greeting, our refusals, a deadline for a mail.
// oxlint-disable no-underscore-dangle -- the names are smtp-server's
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { SMTPConnection, type SMTPConnectionOptions } from 'smtp-server/lib/smtp-connection.js'
import type { SMTPStream } from 'smtp-server/lib/smtp-stream.js'
import { type Rejection, rejections } from '../rejections.ts'
import { DataStream } from './data-stream.ts'

export interface PromptServerSettings extends SMTPServerOptions {
  /** Longest time from the greeting, or from the mail before, to a completed mail, in milliseconds. */
  mailTimeout: number
  /** Called once or more when a session ends; earlier than smtp-server's onClose, when a client may be back already. */
  onLeave: (session: SMTPServerSession) => void
}

/** Bytes; RFC 5321 section 4.5.3.1.4 asks for 512, addresses in SMTPUTF8 and parameters need more. */
const MAX_COMMAND_LENGTH = 4_096

/** An error that smtp-server answers with the rejection's code and words. */
export function refusal(rejection: Rejection): Error {
  return Object.assign(new Error(`${rejection.enhanced} ${rejection.text}`), { responseCode: rejection.code })
}

/** The library's own words for what we also refuse, by its name for the case. */
const ourWords: Record<string, Rejection> = {
  MESSAGE_TOO_BIG: rejections.tooLarge,
  TOO_MANY_RECIPIENTS: rejections.tooManyRecipients,
}

export class PromptServer extends SMTPServer {
  readonly settings: PromptServerSettings

  constructor(settings: PromptServerSettings) {
    super(settings)
    this.settings = settings
  }

  /** The PROXY protocol is not spoken here, so nothing is read or waited for before the session. */
  override _handleProxy(...[, done]: Parameters<SMTPServer['_handleProxy']>): void {
    done(null, { id: randomUUID() })
  }

  override connect(socket: Socket, options?: SMTPConnectionOptions | null): void {
    const connection = new PromptConnection(this, socket, options)
    this.connections.add(connection)
    connection.on('error', (error: Error) => this.emit('error', error))
    connection.on('connect', (data) => this._onClientConnect(data))
    connection.init()
  }

  /** Takes no more mail; a mail whose data is arriving is finished, within `closeTimeout`. */
  shutDown(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.close(() => resolve()))
    for (const connection of this.connections) {
      if (!connection._dataStream) refuse(connection, rejections.shuttingDown)
    }
    return closed
  }
}

class PromptConnection extends SMTPConnection {
  #deadline: NodeJS.Timeout | undefined

  /**
   * smtp-server waits a hard-coded 100 ms here to catch clients that talk before the greeting, which caps
   * fresh connections at some 10 a second each. This is its `init` without that wait.
   */
  override init(): void {
    const { maxClients, mailTimeout } = this.#settings
    this.#deadline = setTimeout(() => refuse(this, rejections.tooSlow), mailTimeout).unref()
    this._setListeners(() => {
      if (maxClients && this._server.connections.size > maxClients)
        refuse(this, rejections.tooManyConnections)
      else this.connectionReady()
    })
  }

  override send(code: number, data: string | string[] | undefined, context?: string | false): void {
    // A mail was completed; a client that sends a byte a minute never gets here and runs into the deadline.
    if (context === 'DATA_OK') this.#deadline?.refresh()
    const ours = context ? ourWords[context] : undefined
    if (ours) super.send(ours.code, `${ours.enhanced} ${ours.text}`, false)
    else super.send(code, data, startsWithEnhancedCode(data) ? false : context)
  }

  /** As in smtp-server, with our stream. */
  override _createParser(): SMTPStream {
    const parser = new DataStream({ maxCommandLength: MAX_COMMAND_LENGTH })
    parser.oncommand = (command: Buffer, callback: () => void) => this._onCommand(command, callback)
    parser.on('error', (error: Error) => this.send(421, `Error: ${error.message}`))
    return parser
  }

  /**
   * Nothing follows QUIT (RFC 5321 section 4.1.1.10), so the socket goes once its answer is written. smtp-server
   * would keep it half open until the client closes its side. Not under TLS, whose end the client answers.
   */
  override handler_QUIT(command: Buffer, callback: () => void): void {
    super.handler_QUIT(command, callback)
    if (!this.secure) this._socket.destroySoon()
  }

  override close(): void {
    this.#leave()
    super.close()
  }

  override _onClose(): void {
    this.#leave()
    super._onClose()
  }

  get #settings(): PromptServerSettings {
    return (this._server as PromptServer).settings
  }

  #leave(): void {
    clearTimeout(this.#deadline)
    this.#settings.onLeave(this.session)
  }
}

function refuse(connection: SMTPConnection, { code, enhanced, text }: Rejection): void {
  connection.send(code, `${enhanced} ${text}`, false)
  connection.close()
}

function startsWithEnhancedCode(data: unknown): boolean {
  return typeof data === 'string' && /^[245]\.\d{1,3}\.\d{1,3} /.test(data)
}
