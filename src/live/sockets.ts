// The open sockets of this process: whose they are, whether they still answer, and when they must go.
import type { WebSocket } from 'ws'

/** Bytes that may wait for one socket; past that it does not drain, and refetches when it is back. */
const MAX_WAITING_BYTES = 1_048_576

/** Tabs of one person; another one closes the oldest. */
const MAX_PER_USER = 50

/** Close codes (RFC 6455 section 7.4): the server goes away; the session no longer allows it. */
const GOING_AWAY = 1_001
const POLICY = 1_008

interface Member {
  socket: WebSocket
  sessionId: number
  hasAnswered: boolean
}

export class Sockets {
  readonly #byUser = new Map<number, Set<Member>>()

  get count(): number {
    let count = 0
    for (const members of this.#byUser.values()) count += members.size
    return count
  }

  add(socket: WebSocket, { userId, sessionId }: { userId: number; sessionId: number }): void {
    const members = this.#byUser.get(userId) ?? new Set()
    this.#byUser.set(userId, members)
    const member = { socket, sessionId, hasAnswered: true }
    members.add(member)
    socket.on('pong', () => {
      member.hasAnswered = true
    })
    socket.on('close', () => {
      members.delete(member)
      if (members.size === 0 && this.#byUser.get(userId) === members) this.#byUser.delete(userId)
    })
    const [oldest] = members
    if (members.size > MAX_PER_USER) oldest?.socket.close(POLICY, 'too many sockets')
  }

  has(userId: number): boolean {
    return this.#byUser.has(userId)
  }

  send(userId: number, text: string): void {
    for (const { socket } of this.#byUser.get(userId) ?? []) {
      if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate()
      else if (socket.readyState === socket.OPEN) socket.send(text)
    }
  }

  closeUser(userId: number): void {
    for (const member of this.#byUser.get(userId) ?? []) dismiss(member)
  }

  closeSession(sessionId: number): void {
    for (const member of this.#all()) if (member.sessionId === sessionId) dismiss(member)
  }

  sessionIds(): number[] {
    return [...new Set(this.#all().map((member) => member.sessionId))]
  }

  /** Drops whoever has not answered the ping before this one (RFC 6455 section 5.5.2). */
  ping(): void {
    for (const member of this.#all()) {
      if (!member.hasAnswered) {
        member.socket.terminate()
        continue
      }
      member.hasAnswered = false
      member.socket.ping()
    }
  }

  /** Says goodbye to all; those that do not answer within `graceMs` are cut. */
  async closeAll(graceMs: number): Promise<void> {
    const closing = this.#all().map(({ socket }) => {
      const closed = new Promise<void>((resolve) => {
        socket.once('close', () => resolve())
      })
      socket.close(GOING_AWAY, 'restart')
      const cut = setTimeout(() => socket.terminate(), graceMs)
      return closed.finally(() => clearTimeout(cut))
    })
    await Promise.all(closing)
  }

  #all(): Member[] {
    return [...this.#byUser.values()].flatMap((members) => [...members])
  }
}

function dismiss({ socket }: Member): void {
  socket.close(POLICY, 'session ended')
}
