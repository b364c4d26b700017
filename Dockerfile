# The server, its panel and storefront, and the operator's commands: docs/deploying.md.

# What builds: the development tools and the sources. Nothing of it but dist and .next goes on.
FROM node:22-bookworm-slim AS build
WORKDIR /srv/haat
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && rm -rf .next/cache

# The packages that run.
FROM node:22-bookworm-slim AS packages
WORKDIR /srv/haat
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force

FROM node:22-bookworm-slim
LABEL org.opencontainers.image.title="Haat" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 PAYLOAD_DISABLE_DEPENDENCY_CHECKER=true
WORKDIR /srv/haat
# Root owns what runs: the process can read it and change none of it.
COPY --from=packages /srv/haat/node_modules node_modules
COPY package.json package-lock.json LICENSE ./
COPY scripts/run.mjs scripts/bundle.mjs scripts/sourceMaps.mjs scripts/steps.mjs scripts/
COPY scripts/seed scripts/seed
COPY docs/openapi.json docs/
COPY endpoints/openapi/examples.json endpoints/openapi/
COPY storefront/start.js storefront/
COPY storefront/src/ui/fonts storefront/src/ui/fonts
COPY services/pdf/fonts services/pdf/fonts
COPY --from=build /srv/haat/dist dist
COPY --from=build /srv/haat/.next .next
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "server"]
