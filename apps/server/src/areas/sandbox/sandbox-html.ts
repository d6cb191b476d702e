import type { FastifyReply } from 'fastify'
import { SANDBOX_POLICY } from '#areas/sandbox/sandbox-style'

/** Sends a page of a sandbox, which is not cached, runs no scripts and sends no referrer. */
export const sandboxHtml = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', SANDBOX_POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page)
