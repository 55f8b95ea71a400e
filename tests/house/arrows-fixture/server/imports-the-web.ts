export { piece } from '../web/ui/piece.ts'
