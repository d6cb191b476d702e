import type { Call } from '@hearth/sdk/core'
import type {
  AddDuBatch,
  ChangeDuBatch,
  ListDuBatches,
  ListDuUses,
  MadeDuCodes,
  MakeDuCodes,
  OpsDuBatch,
  OpsDuBatchId,
  OpsDuBatchPage,
  OpsDuUsePage,
} from './du-codes.types'

/** Redemption codes (F14): their batches, making codes, and the orders that used them. */
export const duCodes = {
  /** Lists batches of redemption codes in the order of their ids. */
  list: 'GET /ops/ducodes/v1 may=ducodes.read' as Call<ListDuBatches, OpsDuBatchPage>,
  /**
   * Reads a batch, with counts of its codes.
   * @throws notFound 107002404: for a batch that is not there
   */
  get: 'GET /ops/ducodes/{batchId}/v1 may=ducodes.read' as Call<OpsDuBatchId, OpsDuBatch>,
  /**
   * Adds a batch.
   * @throws conflict 107002409: when there is one of that id
   * @throws notFound 107002404: for a sku that is not there
   */
  add: 'POST /ops/ducodes/v1 may=ducodes.write' as Call<AddDuBatch, OpsDuBatch>,
  /**
   * Replaces the settings of a batch, also for codes that are in carts. After `endTime`, no code of the batch can be
   * used.
   * @throws notFound 107002404: for a batch or a sku that is not there
   * @throws stale 107003409: when it was changed since it was read
   */
  change: 'PUT /ops/ducodes/{batchId}/v1 may=ducodes.write' as Call<ChangeDuBatch, OpsDuBatch>,
  /**
   * Makes codes for cards. Only this reply contains them: the shop does not store them in readable form.
   * @throws notFound 107002404: for a batch that is not there
   * @throws stale 107003409: when the batch was changed, or codes were made for it, since it was read
   */
  make: 'POST /ops/ducodes/{batchId}/codes/v1 may=ducodes.write' as Call<MakeDuCodes, MadeDuCodes>,
  /**
   * Lists the codes of a batch that orders have used, with the order and its shopper, the latest first.
   * @throws notFound 107002404: for a batch that is not there
   */
  uses: 'GET /ops/ducodes/{batchId}/uses/v1 may=ducodes.read' as Call<ListDuUses, OpsDuUsePage>,
}

export type * from './du-codes.types'
