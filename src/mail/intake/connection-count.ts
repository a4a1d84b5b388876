// How many connections each address holds, so that one peer cannot take them all.

export class ConnectionCount {
  readonly #most: number
  readonly #byPeer = new Map<string, Set<string>>()

  constructor(most: number) {
    this.#most = most
  }

  /** False when the peer holds its share; then the session is not counted. */
  enter(peer: string, sessionId: string): boolean {
    const sessions = this.#byPeer.get(peer) ?? new Set()
    if (sessions.size >= this.#most) return false
    this.#byPeer.set(peer, sessions.add(sessionId))
    return true
  }

  /** A session that was never counted, or left already, changes nothing. */
  leave(peer: string, sessionId: string): void {
    const sessions = this.#byPeer.get(peer)
    sessions?.delete(sessionId)
    if (sessions?.size === 0) this.#byPeer.delete(peer)
  }
}
