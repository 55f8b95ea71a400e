import { menu as en } from './en/menu.ts'
import { menu as lv } from './lv/menu.ts'

export const menuWords = { lv, en }
