import {
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { GuardedClient, GuardedPool } from '#database/guarded-pool'
import type { SentQuery } from '#database/sent-query'

/** Kysely's dialect of PostgreSQL, on connections that survive losses and keep prepared statements. */
export class ShopDialect extends PostgresDialect {
  constructor(private readonly pool: GuardedPool) {
    super({ pool: pool as never })
  }

  override createDriver(): Driver {
    return new ShopDriver(this.pool)
  }

  override createAdapter(): DialectAdapter {
    return new ShopAdapter()
  }
}

/**
 * An adapter that takes no migration lock. Kysely requests the lock before it begins the transaction of the migrations,
 * so a row lock would be released at once. `prepareAlone` holds the lock instead.
 */
class ShopAdapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve()
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve()
  }
}

/** Begins and ends transactions as Kysely's driver does. */
class ShopDriver extends PostgresDriver {
  constructor(private readonly pool: GuardedPool) {
    super({ pool: pool as never })
  }

  override init(): Promise<void> {
    return Promise.resolve()
  }

  override async acquireConnection(): Promise<ShopConnection> {
    return new ShopConnection(await this.pool.connect())
  }

  override releaseConnection(connection: DatabaseConnection): Promise<void> {
    ;(connection as ShopConnection).release()
    return Promise.resolve()
  }

  override destroy(): Promise<void> {
    return this.pool.end()
  }
}

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** A connection for Kysely. Unlike Kysely's own connection, it passes on how each statement is to be sent. */
class ShopConnection implements DatabaseConnection {
  constructor(private readonly client: GuardedClient) {}

  async executeQuery<Row>({ sql, parameters, ...sending }: SentQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.client.query<Row>(sql, parameters, sending)
    return { ...(COUNTED.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}), rows: rows ?? [] }
  }

  streamQuery<Row>(_query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('rows are not streamed: read them in pages')
  }

  release(): void {
    this.client.release()
  }
}
