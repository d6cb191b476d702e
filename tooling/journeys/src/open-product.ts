import type { Manners } from './buy-a-device'
import type { Driver } from './driver'

/** Opens a product by its category, beginning on the first page. */
export async function openProduct(
  driver: Driver,
  { choicesOnSheet }: Pick<Manners, 'choicesOnSheet'>,
  { category, name }: { category: string; name: string },
): Promise<void> {
  await driver.go('/')
  if (choicesOnSheet) await driver.tap('分类')
  await driver.tap(category)
  await driver.tap(name)
}
