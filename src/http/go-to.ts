// Sends a browser on: to a page of this site, or to the provider that signs people in.
import type { FastifyReply } from 'fastify'
import { ownPath } from '../kit/own-path.ts'

/** Wherever the path came from, nobody is led to another site: one that is not ours leads home. */
export const goTo = (reply: FastifyReply, path: string): FastifyReply => leave(reply, ownPath(path) ?? '/')

/** `url` is the provider's own, never anything that a caller named. */
export const goToProvider = (reply: FastifyReply, url: string): FastifyReply => leave(reply, url)

const leave = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'no-store').redirect(address)
