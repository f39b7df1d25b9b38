// Imported before anything else: React chooses its development or production code when it is first loaded.
process.env.NODE_ENV ??= "production";
