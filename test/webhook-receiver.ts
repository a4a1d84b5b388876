// Somebody's program that hears webhooks on this machine, and checks each message with the kept library of the standard.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

export interface Heard {
  id: string
  type: string
  data: Record<string, unknown>
  /** Which of the secrets that it knows fit. */
  fits: string[]
}

export interface WebhookReceiver {
  url: string
  /** By what it knows a true message. */
  secrets: string[]
  heard: Heard[]
  answers: (status: number, headers?: Record<string, string>) => void
  close: () => Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  let answer: { status: number; headers: Record<string, string> } = { status: 200, headers: {} }
  // The caller may hang up first.
  const server = createServer((request, response) => {
    hear(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    secrets: [],
    heard: [],
    answers: (status, headers = {}) => {
      answer = { status, headers }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const headers = request.headers as Record<string, string>
    const fits = receiver.secrets.filter((secret) => isSigned(secret, body, headers))
    const { type, data } = JSON.parse(body) as Pick<Heard, 'type' | 'data'>
    receiver.heard.push({ id: headers['webhook-id'] ?? '', type, data, fits })
    response.writeHead(answer.status, answer.headers).end('heard')
  }
  return receiver
}

function isSigned(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch {
    return false
  }
}
