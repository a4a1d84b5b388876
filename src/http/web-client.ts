// The built web client: hashed files for a year, the one page fresh each time with a nonce of its own.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../kit/errors.ts'
import { filePolicy, pagePolicy } from './security-headers.ts'

/** Vite writes this word where the nonce goes (vite.config.ts). */
const NONCE = /__CSP_NONCE__/g

/** A visitor's page need not ask who is signed in, which a browser would note as a failed call (AUTH-16). */
const SESSION = /(?:^|;\s*)(?:__Host-)?mailcrew=/

const YEAR_SECONDS = 31_536_000

/** `root` is the folder that Vite built; null serves no pages (the development server does). */
export async function mountWebClient(app: FastifyInstance, root: string | null): Promise<void> {
  const page = root ? await readFile(join(root, 'index.html'), 'utf8') : null
  if (root) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      // A build may leave .br and .gz beside its files.
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => path !== '/index.html',
      setHeaders(reply, path) {
        const isHashed = path.startsWith(join(root, 'assets') + sep)
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
        const policy = filePolicy(relative(root, path))
        if (policy) reply.header('content-security-policy', policy)
      },
    })
  }
  // fastify-static answers 400 for the bare folder to a client that takes no compression.
  if (page !== null) app.get('/', (request, reply) => sendPage(page, request, reply))
  app.setNotFoundHandler((request, reply) => {
    if (page === null || !isPage(request)) throw new AppError('not_found', 'Not found')
    sendPage(page, request, reply)
  })
}

/** Addresses of the app are its router's business; those of data and of files either exist or do not. */
function isPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return !/^\/(api|assets|mail-body|mcp|ws)(\/|\?|$)/.test(request.url)
}

function sendPage(page: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy(nonce, request.host))
    .send(forWhom(page.replace(NONCE, nonce), request))
}

const forWhom = (page: string, { headers: { cookie = '' } }: FastifyRequest): string =>
  SESSION.test(cookie) ? page : page.replace('<html', '<html data-visitor')
