import type { FastifyInstance } from 'fastify'
import type { DatabaseState } from '#database/connect'
import { RETRY_AFTER } from '#kernel/http/failures'

/**
 * Adds `/health/live` (the process answers) and `/health/ready` (the shop can serve: 503 while the database does not
 * answer), for supervisors and load balancers.
 */
export function addHealthRoutes(app: FastifyInstance, stateOf: () => Promise<DatabaseState>): void {
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const database = await stateOf()
    if (database === 'down')
      return reply.code(503).header('retry-after', RETRY_AFTER).send({ status: 'not ready', database })
    return reply.send({ status: 'ready', database })
  })
}
