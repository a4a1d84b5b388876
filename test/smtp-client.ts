// A raw SMTP client for tests that must say what no mail library would say.
import { connect, type Socket } from 'node:net'

export class SmtpClient {
  readonly #socket: Socket
  #text = ''
  #isOver = false
  #wake: () => void = () => {}

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => {
      this.#text += chunk.toString()
      this.#wake()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#isOver = true
      this.#wake()
    })
  }

  /** Resolves behind the greeting. */
  static async connect(port: number): Promise<SmtpClient> {
    const client = new SmtpClient(connect(port, '127.0.0.1'))
    await client.reply()
    return client
  }

  /** The next reply with all of its lines; '' when the server has closed the connection. */
  async reply(): Promise<string> {
    for (;;) {
      const match = /^(?:\d{3}-[^\r\n]*\r\n)*\d{3}(?: [^\r\n]*)?\r\n/.exec(this.#text)
      if (match) {
        this.#text = this.#text.slice(match[0].length)
        return match[0].trimEnd()
      }
      if (this.#isOver) return ''
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  write(bytes: string | Buffer): void {
    this.#socket.write(bytes)
  }

  /** Writes a command line and resolves with its reply. */
  say(line: string): Promise<string> {
    this.write(`${line}\r\n`)
    return this.reply()
  }

  /** EHLO (LHLO), MAIL and one RCPT a recipient; returns the replies to the recipients. */
  async begin(recipients: readonly string[], hello = 'EHLO'): Promise<string[]> {
    await this.say(`${hello} client.example.com`)
    await this.say('MAIL FROM:<ann@example.com>')
    const replies: string[] = []
    for (const recipient of recipients) replies.push(await this.say(`RCPT TO:<${recipient}>`))
    return replies
  }

  end(): void {
    this.#socket.destroy()
  }
}
