import pg from 'pg'
import { createCircuit, type OnDatabaseChange } from '#database/circuit'
import type { PoolGuards } from '#database/guarded-pool'
import { setLimits, UNLIMITED, type Limits } from '#database/limits'
import { probeServer } from '#database/probe-server'
import { quickClient } from '#database/quick-client'
import { watchStalledQueries } from '#database/stalled-queries'

/** A pool of connections to a PostgreSQL server, and the guards that watch it. */
export interface ServerPool {
  pool: pg.Pool
  guards: PoolGuards
  stop(): void
}

interface ServerPoolOptions {
  url: string
  /** Maximum number of connections. */
  max: number
  types: pg.CustomTypesConfig
  /**
   * Whether statements, connections and a busy server have no time limits, for migrations and imports. A server that
   * does not answer at all is given up after half a minute.
   */
  patient: boolean
  onChange: OnDatabaseChange
}

/** Maximum ms that a request waits for a free connection: no longer than its client waits for the answer. */
const TO_WAIT = 9_000
/** Maximum ms to wait for a free connection where no shopper waits. */
const PATIENTLY = 120_000
/** Maximum ms to open a connection, and for a probe. */
const TO_CONNECT = 2_000
const TO_PROBE = 1_000
/** Maximum ms to open a connection, and for a probe, where no shopper waits: a busy server answers late. */
const BUSY = 30_000
const PROBE_EVERY = 200
const LIMITS: Limits = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
}
/**
 * Ms after which the connection of a statement is given up: the server's own limit should have ended the statement by
 * then.
 */
const TO_ANSWER = LIMITS.statement_timeout + 2_000

/** Creates the pool. It connects on first use. */
export function createServerPool({ url, max, types, patient, onChange }: ServerPoolOptions): ServerPool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: patient ? PATIENTLY : TO_WAIT,
    application_name: 'hearth',
    keepAlive: true,
    pipeline: true,
    Client: quickClient(patient ? BUSY : TO_CONNECT),
    ...(patient ? {} : { query_timeout: TO_ANSWER }),
    onConnect: (client) => setLimits(client, patient ? UNLIMITED : LIMITS),
  })
  const circuit = createCircuit({
    probe: () => probeServer(url, patient ? BUSY : TO_PROBE),
    every: PROBE_EVERY,
    onChange,
  })
  const stalled = watchStalledQueries(circuit)
  return {
    pool,
    guards: { circuit, stalled },
    stop() {
      circuit.stop()
      stalled.stop()
    },
  }
}
