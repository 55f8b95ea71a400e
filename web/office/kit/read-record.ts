import { isRefusedWith } from '../../client/refusals.ts'

/** A record by its number in the address; null where there is none. */
export async function readRecord<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading
  } catch (failure) {
    if (isRefusedWith(failure, 'not_found')) return null
    throw failure
  }
}
