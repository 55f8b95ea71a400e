import { places as en } from './en/places.ts'
import { places as lv } from './lv/places.ts'

export const placeWords = { lv, en }
