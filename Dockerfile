# The shop for a server of its own: a small image with the Node of its packages, a plain user, its own health check. The database stands
# beside it (compose.yaml).
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.ts && npm prune --omit=dev --no-audit --no-fund

FROM debian:12.12-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 DATA_DIR=/var/lib/avots HOST=0.0.0.0 PORT=3000 PATH=/shop/node_modules/.bin:$PATH
WORKDIR /shop
COPY --from=build --chown=root:root /shop /shop
RUN useradd --uid 1000 --home-dir /var/lib/avots --create-home --skel /dev/null --shell /usr/sbin/nologin avots
USER avots
VOLUME /var/lib/avots
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1024", "--expose-gc", "build/node/main.js"]
