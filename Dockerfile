# The shop for a server of its own: a small image, a plain user, its own health check. The database stands beside it (compose.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.ts && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/var/lib/avots HOST=0.0.0.0 PORT=3000
WORKDIR /shop
COPY --from=build --chown=root:root /shop /shop
RUN mkdir -p /var/lib/avots && chown node:node /var/lib/avots
USER node
VOLUME /var/lib/avots
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
