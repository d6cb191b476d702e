/** Number of items that are requested for a page. */
const AT_ONCE = 1000

/** Reads every page of a list of staff: `for await (const { batches } of allPages(ops.coupons.list))`. */
export async function* allPages<Page extends { after: string }>(
  list: (place: { count: number; after?: string }) => Promise<Page>,
): AsyncGenerator<Page, void, undefined> {
  let after = ''
  do {
    const page = await list({ count: AT_ONCE, ...(after && { after }) })
    yield page
    after = page.after
  } while (after !== '')
}
