// A real DNS server over UDP that plays the records of a test.
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'

export type RecordType = 'A' | 'AAAA' | 'TXT' | 'MX'

/** What the server does with a name besides answering: no answer at all, or SERVFAIL. */
export type Trouble = 'silent' | 'servfail'

export interface DnsServer {
  /** 127.0.0.1:port, as node:dns takes it. */
  address: string
  /** Adds a record: an address, a text, or a host name for MX (priority 10). */
  add(name: string, type: RecordType, value: string): void
  /** Takes away what the name has of a type. */
  remove(name: string, type: RecordType): void
  /** Makes trouble for a name, or for all names with `*`; null ends it. */
  trouble(name: string, kind: Trouble | null): void
  /** Names asked so far, with their types. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

const numbers: Readonly<Record<number, RecordType>> = { 1: 'A', 15: 'MX', 16: 'TXT', 28: 'AAAA' }
const SERVFAIL = 2
const NXDOMAIN = 3

export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const records = new Map<string, Map<RecordType, string[]>>()
  const troubles = new Map<string, Trouble>()
  const asked: string[] = []

  socket.on('message', (message, from) => {
    const question = readQuestion(message)
    asked.push(`${question.type} ${question.name}`)
    const kind = troubles.get(question.name) ?? troubles.get('*')
    if (kind === 'silent') return
    const known = records.get(question.name)
    const values = (question.type && known?.get(question.type)) ?? []
    const code = kind === 'servfail' ? SERVFAIL : known ? 0 : NXDOMAIN
    socket.send(answer(message, question, values, code), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    add(name, type, value) {
      const byType = records.get(name.toLowerCase()) ?? new Map<RecordType, string[]>()
      byType.set(type, [...(byType.get(type) ?? []), value])
      records.set(name.toLowerCase(), byType)
    },
    remove(name, type) {
      records.get(name.toLowerCase())?.delete(type)
    },
    trouble(name, kind) {
      if (kind) troubles.set(name, kind)
      else troubles.delete(name)
    },
    close: () => closeSocket(socket),
  }
}

async function closeSocket(socket: Socket): Promise<void> {
  socket.close()
  await once(socket, 'close')
}

interface Question {
  name: string
  type: RecordType | undefined
  typeNumber: number
  /** Where the question ends in the message. */
  end: number
}

/** RFC 1035 section 4.1.2; queries are never compressed. */
function readQuestion(message: Buffer): Question {
  const labels: string[] = []
  let at = 12
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const typeNumber = message.readUInt16BE(at + 1)
  return { name: labels.join('.').toLowerCase(), type: numbers[typeNumber], typeNumber, end: at + 5 }
}

function answer(query: Buffer, question: Question, values: readonly string[], code: number): Buffer {
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8580 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(values.length, 6)
  const records = values.map((value) => recordOf(question, value))
  return Buffer.concat([header, query.subarray(12, question.end), ...records])
}

/** The name is a pointer to the question's (RFC 1035 section 4.1.4). */
function recordOf(question: Question, value: string): Buffer {
  const data = dataOf(question.type ?? 'TXT', value)
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(question.typeNumber, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function dataOf(type: RecordType, value: string): Buffer {
  switch (type) {
    case 'A':
      return Buffer.from(value.split('.').map(Number))
    case 'AAAA':
      return Buffer.from(value.split(':').flatMap(groupBytes))
    case 'TXT':
      return Buffer.concat((value.match(/.{1,255}/gs) ?? ['']).map(characterString))
    case 'MX':
      return Buffer.concat([Buffer.from([0, 10]), ...value.split('.').map(characterString), Buffer.from([0])])
  }
}

/** Addresses are written with all eight groups. */
function groupBytes(group: string): number[] {
  const number = Number.parseInt(group, 16)
  return [number >> 8, number & 255]
}

function characterString(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1')
  return Buffer.concat([Buffer.from([bytes.length]), bytes])
}
