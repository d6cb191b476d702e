import type { FastifyRequest } from 'fastify'

/** Whether a request only reads: HEAD is GET without the body of its answer. */
export const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'
