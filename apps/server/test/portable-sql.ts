/** A feature that an engine with PostgreSQL's protocol, or a pooler, refuses or silently ignores. */
export interface UnportableRule {
  name: string
  /** The engines that lack the feature. */
  why: string
  found: RegExp
  /** Matches statements that may use the feature. */
  except?: RegExp
}

/** Matches statements that read and write rows; statements that create tables may use more features. */
const IS_DATA = /^\s*(select|insert|update|delete|with)\b/i

/** Features that no statement of the shop may need, so that it can move to a distributed engine. */
export const UNPORTABLE: readonly (UnportableRule & { dataOnly?: true })[] = [
  {
    name: 'advisory lock',
    why: 'CockroachDB has none of a session, and a pooler gives the session to others',
    found: /\bpg_(try_)?advisory/i,
  },
  { name: 'listen and notify', why: 'a pooler loses it', found: /^\s*(un)?listen\b|^\s*notify\b|\bpg_notify\(/i },
  {
    name: 'savepoint',
    why: 'Aurora DSQL and Spanner have none',
    found: /\bsavepoint\b|\brollback\s+to\b/i,
  },
  {
    name: 'temporary table',
    why: 'Aurora DSQL has none, and a pooler loses it',
    found: /\bcreate\s+(global\s+|local\s+)?temp(orary)?\b/i,
  },
  {
    name: 'trigger, function or extension',
    why: 'Aurora DSQL and Spanner have none',
    found: /\bcreate\s+(or\s+replace\s+)?(constraint\s+)?(trigger|function|procedure|extension)\b|^\s*do\s+\$/i,
  },
  {
    name: 'identity column or sequence',
    why: 'ids come from the shop; Aurora DSQL and Spanner have no sequences',
    found: /\bas\s+identity\b|\b(big|small)?serial\b|\bnextval\(|\bcreate\s+sequence\b/i,
    // Early migrations created this table and this sequence; later migrations dropped both.
    except: /create table order_log|create sequence process_number/,
  },
  { name: 'truncate', why: 'Aurora DSQL has none', found: /^\s*truncate\b/i },
  {
    name: 'partial index as the target of a conflict',
    why: 'Spanner has no partial indexes',
    found: /\bon\s+conflict\s*\([^)]*\)\s*where\b/i,
  },
  {
    name: 'clock or randomness of the database',
    why: 'the shop has a clock and randomness of its own, and Citus refuses them in updates',
    found: /\b(random|gen_random_uuid|now|clock_timestamp|statement_timestamp)\(\)|\bcurrent_(timestamp|date|time)\b/i,
    dataOnly: true,
  },
  {
    name: 'skip locked outside of a job',
    why: 'YugabyteDB refuses it in serializable transactions, which a shopper’s request may be in',
    found: /\bskip\s+locked\b/i,
    except: /\bfrom (event|event_delivery|sandbox_notice)\b|select id from orders where id = any/,
  },
  { name: 'lock of a table', why: 'CockroachDB and Aurora DSQL have none', found: /^\s*lock\s+table\b/i },
  {
    name: 'change of the audit log',
    why: 'it is only ever added to',
    found: /\b(update|delete\s+from|drop\s+table)\s+"?ops_audit\b/i,
  },
  {
    name: 'deferred constraint',
    why: 'CockroachDB and Spanner have none',
    found: /\bdeferrable\b|\bset\s+constraints\b/i,
  },
]

/** Returns the rule that a statement breaks; undefined for a portable statement. */
export const unportable = (text: string): UnportableRule | undefined =>
  UNPORTABLE.find(
    ({ found, except, dataOnly }) => found.test(text) && !except?.test(text) && (!dataOnly || IS_DATA.test(text)),
  )
